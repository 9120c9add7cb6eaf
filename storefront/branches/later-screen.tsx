import type { ReactNode } from 'react'
import type { BranchWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { useText } from '../i18n/use-text.ts'
import clock from '../pictures/later.webp'
import { LocalLink } from '../shell/local-link.tsx'
import { BranchFrame, BranchList } from './branches-screen.tsx'
import styles from './branches-screen.module.css'
import { TypeLinks } from './type-links.tsx'
import { useSearchParams } from '../moves/moves.ts'

interface LaterScreenProps {
  readonly title: string
  readonly branches: readonly BranchWire[]
  /** Ways to order for later. */
  readonly types: readonly OrderType[]
  readonly lead: ReactNode
}

/** An order for later asks how it is to come first, then where; the time follows at checkout (rule "Orders for later"). */
export function LaterScreen({ title, branches, types, lead }: LaterScreenProps) {
  const t = useText()
  const say = useChoiceText()
  const search = useSearchParams()
  const able = branches.filter((branch) => branch.schedule_allowed)
  const wanted =
    types.find((type) => type === search.get('type')) ?? (types.length === 1 ? types[0] : undefined)
  return (
    <BranchFrame title={title} lead={lead}>
      {types.length === 0 && (
        <Empty picture={clock} title={say('choice.later-none')}>
          <LocalLink to="/menu" className={buttonClass({ kind: 'p', size: 'lg' })}>
            {t('home.to-menu')}
          </LocalLink>
        </Empty>
      )}
      {types.length > 0 && (
        <section className={styles.ask} aria-labelledby="later-how">
          <h2 id="later-how">{say('choice.later-ask')}</h2>
          <p>{say('choice.later-hint')}</p>
          <TypeLinks types={types} current={wanted} to={(type) => `/select-type/scheduled?type=${type}`} />
        </section>
      )}
      {wanted && <BranchList branches={able} type={wanted} later />}
    </BranchFrame>
  )
}
