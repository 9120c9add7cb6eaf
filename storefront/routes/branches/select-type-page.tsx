import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isOrderType } from '#domain/menu.ts'
import { BranchesScreen } from '../../branch/branches-screen.tsx'
import { branchCookie } from '../../cart/branch-choice.ts'
import { useText } from '../../i18n/use-text.ts'
import { ask } from '#web/ask.ts'
import { localPath } from '#ui/local-path.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'

/** Spec 2: /select-type/{type} asks for the branch; with {branch} the choice is made, and its menu opens. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { type = '', branch: branchId } = params
  if (!isOrderType(type)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  const { data } = await ask(client.branches())
  if (!branchId) return { branches: data, type }
  const branch = data.find((one) => one.id === branchId)
  if (!branch) throw Response.json({ code: 'branch-not-found' }, { status: 404 })
  if (!branch.types.includes(type)) throw redirect(localPath(`/select-type/${type}`, language))
  throw redirect(localPath(`/menu/${type}`, language), {
    headers: { 'set-cookie': branchCookie({ type, branchId }) },
  })
}

export default function SelectTypePage() {
  const t = useText()
  const { branches, type } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t(`type.${type}`)} />
      <BranchesScreen title={t(`type.${type}`)} branches={branches} type={type} />
    </>
  )
}
