import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { PhoneScreen } from '../../ordering/phone/phone-screen.tsx'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'phone_orders')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  const desk: Promise<PhoneDeskWire | undefined> = visit.client.phoneDesk({ branch_id: branch.id })
  return {
    branchId: branch.id,
    first: await ask(
      desk.catch((error: unknown) => {
        // a branch where guests only sit, or come by car
        if (error instanceof CallError && error.body.code === 'type-unavailable') return undefined
        throw error
      }),
    ),
  }
}

/** An order that staff take by phone. */
export default function PhonePage() {
  const data = useLoaderData<typeof loader>()
  if (data.none !== undefined) return <NoAccess why={data.none} />
  if (!data.first) return <NoPhone branchId={data.branchId} />
  return <PhoneScreen key={data.branchId} first={data.first} />
}

/** A branch that takes neither pickup nor delivery: another one may. */
function NoPhone({ branchId }: { readonly branchId: string }) {
  const t = useText()
  return (
    <>
      <title>{t('phone.title')}</title>
      <header className={head.head}>
        <h1>{t('phone.title')}</h1>
        <BranchPicker branchId={branchId} />
      </header>
      <main id="content" className={page.page}>
        <Note tone="info">{t('phone.none-here')}</Note>
      </main>
    </>
  )
}
