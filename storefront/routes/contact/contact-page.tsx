import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ContactScreen } from '../../site/contact/contact-screen.tsx'
import { useContactText } from '../../i18n/use-contact-text.ts'
import { readGeneral } from '../../site/links/read-general.ts'
import { PageHead } from '../../shell/page-head.tsx'

/** Spec 2: contact us. Whom to call, where to come, and a message to the restaurant. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [branches, settings, form, map] = await Promise.all([
    ask(client.branches()),
    ask(client.settings('general')),
    ask(client.contactForm()),
    ask(client.mapSettings()),
  ])
  const { phone, email } = readGeneral(settings.data)
  return { branches: branches.data, phone, email, form, map }
}

export default function ContactPage() {
  const t = useContactText()
  return (
    <>
      <PageHead title={t('contact.title')} />
      <ContactScreen {...useLoaderData<typeof loader>()} />
    </>
  )
}
