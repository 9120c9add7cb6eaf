import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { StaffChallengesWire, StaffChallengeWire } from '#contract/loyalty/loyalty-desk.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useAct } from '../shell/use-act.ts'
import challengePicture from '../pictures/challenge.webp'
import { ChallengeCard } from './challenge-card.tsx'
import type { ChallengeItem } from './challenge-item.ts'
import { ChallengeSheet } from './challenge-sheet.tsx'
import styles from './loyalty-screen.module.css'

interface ChallengesScreenProps {
  readonly first: StaffChallengesWire
  /** Dishes that a challenge may be about. */
  readonly items: readonly ChallengeItem[]
}

/** Challenges and how they go; made after a dry run, paused and ended here. */
export function ChallengesScreen({ first, items }: ChallengesScreenProps) {
  const t = useText()
  const client = useClient()
  const [challenges, setChallenges] = useState(first.data)
  const [open, setOpen] = useState(false)
  const act = useAct()
  const replace = (changed: StaffChallengeWire) =>
    setChallenges((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  return (
    <>
      <title>{t('loyalty.challenges')}</title>
      <header className={styles.head}>
        <h1>{t('loyalty.challenges')}</h1>
        <Button onClick={() => setOpen(true)}>
          <Icon of={Plus} />
          {t('loyalty.add-challenge')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        {challenges.length === 0 && (
          <Empty
            picture={challengePicture}
            title={t('loyalty.no-challenges')}
            text={t('loyalty.no-challenges-lead')}
          />
        )}
        <ul className={styles.list}>
          {challenges.map((challenge) => (
            <li key={challenge.id}>
              <ChallengeCard
                challenge={challenge}
                items={items}
                onState={(state) => act.run(() => client.changeChallenge(challenge.id, { state }), replace)}
              />
            </li>
          ))}
        </ul>
      </main>
      {open && (
        <ChallengeSheet
          items={items}
          groups={first.groups}
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setChallenges((all) => [made, ...all])
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
