import type { ActionFunctionArgs } from 'react-router'
import { localPath } from '#domain/core/local-path.ts'
import { Authorizer } from '#web/sign-in/sign-in-frame.tsx'
import { enterByForm } from '#web/sign-in/enter-by-form.ts'
import { SignInForm } from '#web/sign-in/sign-in-form.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { visitContext } from '#web/visit-context.ts'
import { useText } from '../../i18n/use-text.ts'

export function action({ context, request }: ActionFunctionArgs) {
  const { client, language } = context.get(visitContext)
  return enterByForm(request, async (typed) => {
    await client.signInOperator(typed)
    return localPath('/operator', language)
  })
}

/** Signing in above all restaurants. */
export default function SignInPage() {
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  return (
    <Authorizer title={t('operator.sign-in')} lead={t('operator.sign-in-lead')} path="/operator/sign-in">
      <meta name="robots" content="noindex" />
      <SignInForm
        wayOn={t('operator.sign-in-way-on')}
        enter={async (typed) => {
          await client.signInOperator(typed)
          return localPath('/operator', language)
        }}
      />
    </Authorizer>
  )
}
