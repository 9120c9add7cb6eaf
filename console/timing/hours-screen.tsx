import type { SlotLoadWire, TimingWire } from '#contract/timing/timing.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/nav/branch-picker.tsx'
import { RefusedNote } from '../shell/draft/overtaken-note.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import styles from './hours-screen.module.css'
import { LoadCard } from './load-card.tsx'
import { PauseCard } from './pause-card.tsx'
import { PausesCard } from './pauses-card.tsx'
import { SlotsCard } from './slots-card.tsx'
import { useTiming } from './use-timing.ts'
import { WeeklyCard } from './weekly-card.tsx'

interface HoursScreenProps {
  readonly branchId: string
  readonly first: TimingWire
  readonly load: SlotLoadWire
}

/** When a branch opens, pauses and takes orders for later, and how full its slots are. */
export function HoursScreen({ branchId, first, load }: HoursScreenProps) {
  const t = useText()
  const desk = useTiming(branchId, first)
  const { saved, notice, dirty } = desk
  return (
    <>
      <title>{t('hours.title')}</title>
      <header className={styles.head}>
        <h1>{t('hours.title')}</h1>
        <BranchPicker branchId={branchId} />
        <Badge tone={saved.now.open ? 'ok' : 'warn'}>{saved.now.words}</Badge>
      </header>
      <main id="content" className={styles.page}>
        <div className={styles.column}>
          <WeeklyCard desk={desk} />
          <ExceptionsCard desk={desk} />
          <PausesCard desk={desk} />
          <SlotsCard desk={desk} />
        </div>
        <div className={styles.column}>
          <PauseCard desk={desk} />
          <LoadCard branchId={branchId} first={load} />
        </div>
      </main>
      <div role="status" className={dirty || notice ? styles.bar : undefined}>
        {notice?.tone === 'ok' ? (
          <Note tone="ok">{notice.words}</Note>
        ) : (
          <RefusedNote form={{ ...desk, refused: notice?.words }} />
        )}
        {dirty && desk.outside && <Note tone="warn">{desk.outside}</Note>}
        {dirty && (
          <>
            <b>{t('hours.changed')}</b>
            <Button kind="q" onClick={desk.discard}>
              {t('hours.discard')}
            </Button>
            <Button state={desk.busy === 'save' ? 'busy' : 'idle'} onClick={() => void desk.save()}>
              {t(desk.outside ? 'hours.save-anyway' : 'hours.save')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
