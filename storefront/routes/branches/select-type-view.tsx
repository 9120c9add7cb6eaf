import { MapPin } from 'lucide-react'
import { BranchesScreen } from '../../branches/branches-screen.tsx'
import { DineinScreen } from '../../branches/dinein-screen.tsx'
import { LaterScreen } from '../../branches/later-screen.tsx'
import { TypeLinks, type TypeChoice } from '../../branches/type-links.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import type { BranchWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'

interface SelectTypeData {
  readonly branches: readonly BranchWire[]
  /** Ways that some branch offers. */
  readonly types: readonly OrderType[]
  /** Ways to order for later. */
  readonly later: readonly OrderType[]
  readonly type: TypeChoice
}

export function View({ data }: { readonly data: SelectTypeData }) {
  const { branches, types, later, type } = data
  const title = useTitle(type)
  const ways: readonly TypeChoice[] = later.length > 0 ? [...types, 'scheduled'] : types
  const lead = (
    <>
      <TypeLinks types={ways} current={type} to={(to) => `/select-type/${to}`} />
      {type === 'delivery' && <AddressFirst />}
    </>
  )
  return (
    <>
      <PageHead title={title} />
      {type === 'dinein' && <DineinScreen title={title} branches={branches} lead={lead} />}
      {type === 'scheduled' && <LaterScreen title={title} branches={branches} types={later} lead={lead} />}
      {type !== 'dinein' && type !== 'scheduled' && (
        <BranchesScreen title={title} branches={branches} type={type} lead={lead} />
      )}
    </>
  )
}

/** The place decides which branch delivers there, and for how much (design 7). */
function AddressFirst() {
  const say = useChoiceText()
  return (
    <LocalLink to="/delivery-address" className={buttonClass({ kind: 'p', size: 'lg' })}>
      <Icon of={MapPin} />
      {say('choice.address-first')}
    </LocalLink>
  )
}

function useTitle(type: TypeChoice): string {
  const t = useText()
  const say = useChoiceText()
  return type === 'dinein' ? say('choice.dinein') : t(`type.${type}`)
}
