import { useSyncExternalStore } from 'react'
import type { PrinterWire } from '#contract/printing/printing.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { keepPrintingBranch, readPrintingBranch, watchPrintingBranch } from './printing-branch.ts'
import type { PrintingDesk } from './use-printing.ts'

interface PrinterRowProps {
  readonly printer: PrinterWire
  readonly printing: PrintingDesk
  readonly onChange: () => void
}

const tones = {
  ready: 'ok',
  unknown: 'plain',
  away: 'err',
  unpaired: 'warn',
  unreachable: 'err',
  paper: 'err',
  cover: 'err',
  stopped: 'err',
} as const

/** A printer: what it is for, how it is and what waits for it. */
export function PrinterRow({ printer, printing, onChange }: PrinterRowProps) {
  const t = useText()
  const { id, name, kind, address, paper, width, dots, language, copies, prints_at, state, waiting } = printer
  const { desk } = printing
  const stations = desk.stations.filter((one) => printer.station_ids.includes(one.id))
  return (
    <li>
      <span className={page.main}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={page.small}>
          {kind === 'network' ? <N>{address}</N> : t('printing.kind.browser')}
          {' · '}
          {t('printing.millimetres', { width })}
          {dots !== null && ` · ${t('printing.dots-of', { dots })}`}
        </span>
        <span className={page.small}>
          {[
            t(`printing.paper.${paper}`),
            ...stations.map((one) => one.name),
            t(`printing.language.${language}`),
            t(`printing.at.${prints_at}`),
          ].join(' · ')}
          {copies > 1 && ` · ${t('printing.copies', { count: copies })}`}
        </span>
      </span>
      <span className={page.badges}>
        {waiting > 0 && <Badge tone="warn">{t('printing.waiting', { count: waiting })}</Badge>}
        {kind === 'network' && <Badge tone={tones[state]}>{t(`printing.state.${state}`)}</Badge>}
      </span>
      {kind === 'browser' && <HereSwitch branchId={desk.branch_id} />}
      <Button
        kind="s"
        state={printing.busy === `test ${id}` ? 'busy' : 'idle'}
        aria-label={t('printing.test-of', { name })}
        onClick={() => printing.test(id)}
      >
        {t('printing.test')}
      </Button>
      <Button kind="s" aria-label={t('printing.change-of', { name })} onClick={onChange}>
        {t('gateways.change')}
      </Button>
    </li>
  )
}

/** Whether this very browser prints what waits for browsers of the branch. */
function HereSwitch({ branchId }: { readonly branchId: string }) {
  const t = useText()
  const on = useSyncExternalStore(
    watchPrintingBranch,
    () => readPrintingBranch()?.branchId === branchId,
    () => false,
  )
  const toggle = () => keepPrintingBranch(on ? undefined : branchId)
  return (
    <Button kind={on ? 'p' : 's'} aria-pressed={on} onClick={toggle}>
      {t(on ? 'printing.prints-here' : 'printing.print-here')}
    </Button>
  )
}
