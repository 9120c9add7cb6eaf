import type { ActionFunctionArgs } from 'react-router'
import type { Client } from '#contract/core/client.ts'
import { localPath } from '#domain/core/local-path.ts'
import { Authorizer } from '#web/sign-in/sign-in-frame.tsx'
import { enterByForm, type Typed } from '#web/sign-in/enter-by-form.ts'
import { SignInForm } from '#web/sign-in/sign-in-form.tsx'
import { useClient } from '#web/use-client.ts'
import { visitContext } from '#web/visit-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Signs in; the console then speaks the member's language. */
const enter = (client: Pick<Client, 'signInStaff'>) => async (typed: Typed) =>
  localPath('/', (await client.signInStaff(typed)).language)

export function action({ context, request }: ActionFunctionArgs) {
  return enterByForm(request, enter(context.get(visitContext).client))
}

/** Signing in to the console. */
export default function SignInPage() {
  const t = useText()
  const client = useClient()
  return (
    <Authorizer title={t('sign-in.title')} lead={t('sign-in.lead')} path="/sign-in">
      <SignInForm enter={enter(client)} wayOn={t('sign-in.way-on')} />
      <PasskeyButton />
    </Authorizer>
  )
}
