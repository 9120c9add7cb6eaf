import type { EInvoiceUnitsWire, EInvoiceUnitWire } from '#contract/einvoicing/einvoicing.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { N } from '#ui/text/n.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'
import { Said } from './said.tsx'
import styles from './unit-card.module.css'
import type { UnitPart } from './unit-part.ts'

interface UnitCardProps {
  readonly unit: EInvoiceUnitWire
  readonly mayBegin: boolean
  readonly onUnits: (units: EInvoiceUnitsWire) => void
  readonly onOpen: (part: UnitPart) => void
}

const tones = { none: 'plain', onboarding: 'warn', active: 'ok', ended: 'plain' } as const

/** A branch at the tax authority: how it stands, what waits and since when, and what may be done. */
export function UnitCard(props: UnitCardProps) {
  const { unit } = props
  const t = useText()
  const language = useLanguage()
  return (
    <section className={page.card} aria-label={unit.branch[language]}>
      <div className={styles.head}>
        <h2>
          <bdi>{unit.branch[language]}</bdi>
        </h2>
        <Badge tone={tones[unit.state]}>{t(`einvoicing.state.${unit.state}`)}</Badge>
        {unit.state !== 'none' && unit.place !== 'production' && (
          <Badge tone="info">{t(`einvoicing.place.${unit.place}`)}</Badge>
        )}
      </div>
      {unit.state === 'none' && <p className={page.small}>{t('einvoicing.none')}</p>}
      {unit.state === 'onboarding' && (
        <p className={page.small}>
          {unit.has_first_certificate
            ? t('einvoicing.passed', { passed: unit.passed, all: unit.to_pass })
            : t('einvoicing.no-first')}
        </p>
      )}
      {unit.state === 'ended' && <p className={page.small}>{t('einvoicing.ended-hint')}</p>}
      {(unit.state === 'active' || unit.state === 'ended') && <Figures unit={unit} />}
      <Warnings unit={unit} />
      <Acts {...props} />
    </section>
  )
}

function Acts({ unit, mayBegin, onUnits, onOpen }: UnitCardProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const goesOn = unit.state === 'onboarding' && unit.has_first_certificate
  return (
    <>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
          <Said details={act.details} />
        </Note>
      )}
      <div className={page.acts}>
        {goesOn && (
          <Button
            state={act.busy ? 'busy' : 'idle'}
            onClick={() => act.run(() => client.continueEInvoicing(unit.branch_id), onUnits)}
          >
            {t('einvoicing.continue')}
          </Button>
        )}
        {unit.state !== 'active' && mayBegin && (
          <Button kind={goesOn ? 's' : 'p'} onClick={() => onOpen('connect')}>
            {t(unit.state === 'none' ? 'einvoicing.connect' : 'einvoicing.connect-anew')}
          </Button>
        )}
        {(unit.state === 'active' || unit.state === 'ended') && (
          <Button kind="s" onClick={() => onOpen('documents')}>
            {t('einvoicing.documents')}
          </Button>
        )}
        {unit.state === 'active' && (
          <>
            <Button kind="s" onClick={() => onOpen('renew')}>
              {t('einvoicing.renew')}
            </Button>
            <Button kind="s" onClick={() => onOpen('seller')}>
              {t('einvoicing.seller')}
            </Button>
            <Button kind="t" onClick={() => onOpen('end')}>
              {t('einvoicing.end')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function Figures({ unit }: { readonly unit: EInvoiceUnitWire }) {
  const t = useText()
  const { counts } = unit
  const rows = [
    ['einvoicing.reported', counts.reported + counts.cleared],
    ['einvoicing.warned', counts.warned],
    ['einvoicing.waiting', counts.waiting + counts.unsigned],
    ['einvoicing.wrong', unit.wrong],
  ] as const
  return (
    <dl className={styles.figures}>
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <N>{count}</N>
          </dd>
        </div>
      ))}
      {unit.certificate_ends && (
        <div className={styles.wide}>
          <dt>{t('einvoicing.certificate-ends')}</dt>
          <dd>
            <bdi>{unit.certificate_ends}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Warnings({ unit }: { readonly unit: EInvoiceUnitWire }) {
  const t = useText()
  return (
    <>
      {unit.urgency !== 'calm' && (
        <Note tone={unit.urgency === 'alarm' ? 'err' : 'warn'}>
          {t(`einvoicing.old.${unit.urgency}`, { since: unit.waiting })}
        </Note>
      )}
      {unit.wrong > 0 && <Note tone="err">{t('einvoicing.look')}</Note>}
      {unit.trouble && (
        <Note tone="warn">{t(`einvoicing.trouble.${unit.trouble}`, { since: unit.trouble_since })}</Note>
      )}
      {unit.certificate_ends_soon && <Note tone="warn">{t('einvoicing.renew-soon')}</Note>}
    </>
  )
}
