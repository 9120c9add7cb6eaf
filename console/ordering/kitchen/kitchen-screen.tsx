import { Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { KitchenWire } from '#contract/ordering/kitchen.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { OfflineStrip } from '../../live/offline-strip.tsx'
import { SoldOutButton } from '../../menu/stock/sold-out-button.tsx'
import { SoundButton } from '../../live/sound-button.tsx'
import { useArrivalSound } from '../../live/use-arrival-sound.ts'
import { useAwake } from '../../live/use-awake.ts'
import { useServerClock } from '../../live/use-server-clock.ts'
import { useText } from '../../i18n/use-text.ts'
import kitchenPicture from '../../pictures/kitchen.webp'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import head from '../../shell/screen-head.module.css'
import { KitchenTicket } from './kitchen-ticket.tsx'
import type { StationNames } from './kitchen-ticket.tsx'
import { MadeSheet } from './made-sheet.tsx'
import { StationSheet } from './station-sheet.tsx'
import { useKitchenKeys } from './use-kitchen-keys.ts'
import { useKitchen } from './use-kitchen.ts'
import styles from './kitchen-screen.module.css'

/** What the kitchen makes, by station or all together at the pass: by touch or by keys, live. */
export function KitchenScreen({ first }: { readonly first: KitchenWire }) {
  const t = useText()
  useAwake()
  const desk = useKitchen(first)
  const { kitchen } = desk
  const clock = useServerClock(kitchen.rendered_at)
  const stations = useStationNames(kitchen.stations)
  const [sheet, setSheet] = useState<'made' | 'plan'>()
  useKitchenKeys(desk)
  const { tickets } = kitchen
  const pass = kitchen.station_id === null
  return (
    <>
      <title>{t('kitchen.title')}</title>
      <KitchenHead kitchen={kitchen} onOpen={setSheet} />
      <main id="content" className={styles.page}>
        <Tabs kitchen={kitchen} />
        {desk.refused && (
          <Note tone="err" alert>
            {desk.refused}
          </Note>
        )}
        {tickets.length === 0 ? (
          <Empty picture={kitchenPicture} title={t('kitchen.none')} text={t('kitchen.none-lead')} />
        ) : (
          <div className={styles.grid}>
            {tickets.map((ticket, i) => (
              <KitchenTicket
                key={ticket.id}
                ticket={ticket}
                stations={stations}
                pass={pass}
                place={i + 1}
                clock={clock}
                busy={desk.busy === ticket.id}
                onBump={desk.bump}
              />
            ))}
          </div>
        )}
        <p className={styles.keys}>{t('kitchen.keys')}</p>
      </main>
      <OfflineStrip offline={desk.offline} />
      {sheet === 'made' && <MadeSheet desk={desk} onClose={() => setSheet(undefined)} />}
      {sheet === 'plan' && (
        <StationSheet
          branchId={kitchen.branch_id}
          onClose={() => setSheet(undefined)}
          onSaved={() => void desk.refresh()}
        />
      )}
    </>
  )
}

interface KitchenHeadProps {
  readonly kitchen: KitchenWire
  readonly onOpen: (sheet: 'made' | 'plan') => void
}

/** Which kitchen, how fast it is, what it made, and the sound: hands are busy and eyes elsewhere when an order comes. */
function KitchenHead({ kitchen, onOpen }: KitchenHeadProps) {
  const t = useText()
  const { tickets } = kitchen
  const sound = useArrivalSound({
    ids: tickets.map(({ id }) => id),
    // who calls one back knows of it
    loud: tickets.filter(({ recalled }) => !recalled).map(({ id }) => id),
  })
  return (
    <header className={head.head}>
      <h1>{t('kitchen.title')}</h1>
      <BranchPicker branchId={kitchen.branch_id} />
      {kitchen.average_minutes !== null && (
        <p className={styles.average}>
          {t('kitchen.average')} <b>{t('kitchen.takes', { count: kitchen.average_minutes })}</b>
        </p>
      )}
      <SoldOutButton branchId={kitchen.branch_id} />
      <Button kind="q" onClick={() => onOpen('made')}>
        <Icon of={Undo2} size="s" flip />
        {t('kitchen.made')}
        {kitchen.made.length > 0 && <N>{kitchen.made.length}</N>}
      </Button>
      {kitchen.may_plan && (
        <Button kind="s" onClick={() => onOpen('plan')}>
          {t('kitchen.plan')}
        </Button>
      )}
      <SoundButton sound={sound} />
    </header>
  )
}

function Tabs({ kitchen }: { readonly kitchen: KitchenWire }) {
  const t = useText()
  const language = useLanguage()
  const to = (station?: string) =>
    `${localPath('/kitchen', language)}?branch=${kitchen.branch_id}${station ? `&station=${station}` : ''}`
  if (kitchen.stations.length === 0) return null
  return (
    <nav className={styles.tabs} aria-label={t('kitchen.stations')}>
      <Link to={to()} aria-current={kitchen.station_id === null ? 'page' : undefined}>
        {t('kitchen.pass')}
      </Link>
      {kitchen.stations.map(({ id, name, open }) => (
        <Link key={id} to={to(id)} aria-current={kitchen.station_id === id ? 'page' : undefined}>
          <bdi>{name}</bdi>
          {open > 0 && <N>{open}</N>}
        </Link>
      ))}
    </nav>
  )
}

/** Names of stations by id, the same object until one is renamed: how much is open there changes all the time. */
function useStationNames(stations: KitchenWire['stations']): StationNames {
  const key = JSON.stringify(stations.map(({ id, name }) => [id, name]))
  return useMemo(() => new Map(JSON.parse(key) as [string, string][]), [key])
}
