import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { useText } from '../i18n/use-text.ts'

/** What a page of one's own shows to a guest: what it is, and the way in. */
export function SignInCard({ picture, title }: { readonly picture: string; readonly title: string }) {
  const t = useText()
  const { openSignIn } = useCustomer()
  return (
    <Empty picture={picture} title={title} text={t('sign-in.hint')}>
      <Button onClick={openSignIn}>{t('sign-in.title')}</Button>
    </Empty>
  )
}
