import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { localPath } from '#domain/core/local-path.ts'
import { visitContext } from '#web/visit-context.ts'

/** Spec 2: /emenu/{id} outside the tenant's own table is the menu of that branch; any other id is no page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { data } = await ask(client.branch(params['id'] ?? ''))
  throw redirect(localPath(`/menu/e/branch/${data.id}`, language))
}

export default function EmenuShortcut() {
  return null
}
