import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OpeningStepsWire } from '#contract/backoffice/opening-steps.ts'
import type { OpeningStep } from '#domain/backoffice/opening-steps.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useMember } from '../../shell/member.ts'
import { useAct } from '../../shell/use-act.ts'
import styles from './opening-card.module.css'

type Missing = OpeningStepsWire['steps'][number]

/** The room in which a step is done. */
const pages: Readonly<Record<OpeningStep, string>> = {
  hours: '/hours',
  menu: '/menu',
  payment: '/gateways',
  zones: '/zones',
  tables: '/tables',
  place: '/branches',
  phone: '/branches',
  tax: '/site/settings?part=tax',
  company: '/site/settings?part=company',
  sender: '/messages',
  website: '/site',
  logo: '/site/settings',
  pictures: '/menu',
  pages: '/site/content',
  staff: '/team',
}

/** What is missing before the restaurant opens: each line leads to its room, and goes when it is done or not needed. */
export function OpeningCard({ first }: { readonly first: readonly Missing[] }) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const { all_branches: whole } = useMember()
  const [steps, setSteps] = useState(first)
  const dismiss = (gone: readonly Missing[]) =>
    act.run(
      () => client.dismissOpeningSteps({ steps: gone.map(({ step }) => step) }),
      (now) => setSteps(now.steps),
    )
  if (first.length === 0) return null
  return (
    <section className={page.card} aria-labelledby="today-opening">
      <header className={styles.head}>
        <div>
          <h2 id="today-opening">
            {t('opening.title')}{' '}
            <Badge>
              <N>{steps.length}</N>
            </Badge>
          </h2>
          <p className={page.small}>{t(steps.length > 0 ? 'opening.lead' : 'opening.none')}</p>
        </div>
        {steps.length > 0 && whole && (
          <Button
            kind="q"
            size="sm"
            state={act.busy ? 'busy' : 'idle'}
            onClick={() => window.confirm(t('opening.hide-sure')) && dismiss(steps)}
          >
            {t('opening.hide')}
          </Button>
        )}
      </header>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <ul className={styles.steps}>
        {steps.map((missing) => (
          <StepRow
            key={missing.step}
            missing={missing}
            onDismiss={whole ? () => dismiss([missing]) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface StepRowProps {
  readonly missing: Missing
  /** None to who does not open every branch: a step that is gone is gone for all. */
  readonly onDismiss: (() => void) | undefined
}

function StepRow({ missing: { step, branch }, onDismiss }: StepRowProps) {
  const t = useText()
  const language = useLanguage()
  const name = t(`opening.${step}`)
  return (
    <li>
      <Link to={localPath(pages[step], language) + (branch ? `?branch=${branch.id}` : '')}>
        <span className={styles.what}>
          <b>{name}</b>
          <span className={page.small}>
            {branch && (
              <>
                <bdi>{branch.name}</bdi>
                {' · '}
              </>
            )}
            {t(`opening.${step}.why`)}
          </span>
        </span>
        <Icon of={ChevronRight} size="s" flip />
      </Link>
      {onDismiss && (
        <Button
          kind="t"
          size="sm"
          aria-label={t('opening.not-needed-of', { step: name })}
          onClick={onDismiss}
        >
          {t('opening.not-needed')}
        </Button>
      )}
    </li>
  )
}
