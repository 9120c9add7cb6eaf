import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderPaperWire } from '#contract/printing/printing.ts'
import { printLanguages, printPapers } from '#domain/printing/print-ticket.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import filters from '../../shell/filters.module.css'
import { useAct } from '../../shell/use-act.ts'
import styles from './print-desk.module.css'
import { printTicket } from './print-ticket.ts'
import { TicketPaper } from './ticket-paper.tsx'

interface PrintDeskProps {
  readonly orderId: string
  readonly paper: OrderPaperWire
  /** Who prints no receipts chooses no paper. */
  readonly receipts: boolean
}

/** An order as a ticket: which one, in which language, printed here or by a printer of the branch. */
export function PrintDesk({ orderId, paper, receipts }: PrintDeskProps) {
  const t = useText()
  const [printer, setPrinter] = useState('')
  const sheet = useRef<HTMLDivElement>(null)
  const print = () => void (sheet.current && printTicket(sheet.current, 80))
  useEffect(() => {
    if (sheet.current) void printTicket(sheet.current, 80)
  }, [])
  return (
    <main className={styles.desk}>
      <title>{t('detail.title', { number: paper.number })}</title>
      <div className={styles.bar}>
        <Choices paper={paper} receipts={receipts} />
        {paper.printers.length > 0 && (
          <label className={filters.select}>
            {t('printing.where')}
            <select value={printer} onChange={(event) => setPrinter(event.currentTarget.value)}>
              <option value="">{t('printing.here')}</option>
              {paper.printers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {printer === '' ? (
          <Button onClick={print}>
            <Icon of={Printer} />
            {t('orders.print')}
          </Button>
        ) : (
          <SendToPrinter key={printer} orderId={orderId} printerId={printer} />
        )}
      </div>
      <div ref={sheet} className={styles.paper}>
        <TicketPaper rows={paper.rows} width={80} />
      </div>
    </main>
  )
}

function Choices({ paper, receipts }: Pick<PrintDeskProps, 'paper' | 'receipts'>) {
  const t = useText()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) =>
    setSearch((now) => {
      now.set(name, value)
      if (name === 'paper') now.delete('station')
      return now
    })
  const chosen = receipts ? (search.get('paper') ?? 'receipt') : 'kitchen'
  return (
    <>
      {receipts && (
        <label className={filters.select}>
          {t('printing.paper')}
          <select value={chosen} onChange={(event) => set('paper', event.currentTarget.value)}>
            {printPapers.map((one) => (
              <option key={one} value={one}>
                {t(`printing.paper.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen === 'kitchen' && paper.stations.length > 0 && (
        <label className={filters.select}>
          {t('printing.station')}
          <select
            value={search.get('station') ?? ''}
            onChange={(event) => set('station', event.currentTarget.value)}
          >
            <option value="">{t('kitchen.pass')}</option>
            {paper.stations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={filters.select}>
        {t('printing.language')}
        <select
          value={search.get('language') ?? language}
          onChange={(event) => set('language', event.currentTarget.value)}
        >
          {printLanguages.map((one) => (
            <option key={one} value={one}>
              {t(`printing.language.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function SendToPrinter({ orderId, printerId }: { readonly orderId: string; readonly printerId: string }) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [sent, setSent] = useState(false)
  return (
    <>
      <Button
        state={act.busy ? 'busy' : sent ? 'done' : 'idle'}
        onClick={() =>
          act.run(
            () => client.printOrder(orderId, { printer_id: printerId }),
            () => setSent(true),
          )
        }
      >
        {t(sent ? 'printing.sent' : 'printing.send')}
      </Button>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
    </>
  )
}
