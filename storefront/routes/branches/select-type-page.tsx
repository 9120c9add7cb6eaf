import { MapPin } from 'lucide-react'
import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { BranchesScreen } from '../../branches/branches-screen.tsx'
import { DineinScreen } from '../../branches/dinein-screen.tsx'
import { LaterScreen } from '../../branches/later-screen.tsx'
import { laterTypes, timesOffered } from '../../branches/later-types.ts'
import { offeredTypes } from '../../branches/offered-types.ts'
import { isTypeChoice, TypeLinks, type TypeChoice } from '../../branches/type-links.tsx'
import { branchCookie } from '../../ordering/cart/branch-choice.ts'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ask } from '#web/ask.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/**
 * Spec 2: /select-type/{type} asks for the branch; with {branch} the choice is made, and its menu opens. `scheduled`
 * asks pickup, car or delivery first; any other type is no page. A table is no choice: its QR code is.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { type = '', branch: branchId } = params
  if (!isTypeChoice(type)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  const [{ data: branches }, settings] = await Promise.all([
    ask(client.branches()),
    ask(client.settings('order')),
  ])
  const later = laterTypes(branches, timesOffered(settings.data))
  const branch = branches.find((one) => one.id === branchId)
  if (branchId && !branch) throw Response.json({ code: 'branch-not-found' }, { status: 404 })
  if (branch && type !== 'scheduled' && type !== 'dinein') {
    if (!branch.types.includes(type)) throw redirect(localPath(`/select-type/${type}`, language))
    throw redirect(localPath(`/menu/${type}`, language), {
      headers: { 'set-cookie': branchCookie({ type, branchId: branch.id }) },
    })
  }
  return { branches: branch ? [branch] : branches, types: offeredTypes(branches), later, type }
}

export default function SelectTypePage() {
  const { branches, types, later, type } = useLoaderData<typeof loader>()
  const title = useTitle(type)
  const ways: TypeChoice[] = later.length > 0 ? [...types, 'scheduled'] : types
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
