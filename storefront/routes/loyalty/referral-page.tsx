import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import { Empty } from '#ui/empty.tsx'
import { visitContext } from '#web/visit-context.ts'
import { findOpener } from '../../customers/load-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { EnterCode } from '../../loyalty/enter-code.tsx'
import { Friends } from '../../loyalty/friends.tsx'
import { Invitation } from '../../loyalty/invitation.tsx'
import { LoyaltyFrame } from '../../loyalty/loyalty-frame.tsx'
import { MyCode } from '../../loyalty/my-code.tsx'
import gift from '../../pictures/gift.webp'
import { Button } from '#ui/button.tsx'
import { useCustomer } from '../../customers/use-customer.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const code = (new URL(request.url).searchParams.get('code') ?? '')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(0, 20)
  const opener = await findOpener(client)
  const [referral, invitation] = await Promise.all([
    opener.customer ? orNone(client.referral()) : undefined,
    code ? orNone(client.invitation(code)) : undefined,
  ])
  return { customer: opener.customer, referral, invitation, code }
}

/** What the restaurant does not have is no failure of the page. */
async function orNone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return undefined
    throw error
  }
}

/** My code with its share sheet, QR and friends; for a friend who opens a link, the invitation (spec 2). */
export default function ReferralPage() {
  const t = useText()
  const { customer, referral, invitation, code } = useLoaderData<typeof loader>()
  const mayClaim = !customer || referral?.may_claim === true
  return (
    <LoyaltyFrame customer={customer} title={t('referral.title')}>
      {invitation && mayClaim && (
        <Invitation invitation={invitation} code={code} signedIn={customer !== null} />
      )}
      {referral && (
        <>
          <MyCode referral={referral} />
          {!invitation && referral.may_claim && <EnterCode />}
          <Friends referral={referral} />
        </>
      )}
      {customer && !referral && (
        <Empty picture={gift} title={t('referral.off')} text={t('referral.off-hint')} />
      )}
      {!customer && !invitation && <SignInCard picture={gift} title={t('referral.title')} />}
    </LoyaltyFrame>
  )
}

/** What a page of one's own shows to a guest: what it is, and the way in. */
function SignInCard({ picture, title }: { readonly picture: string; readonly title: string }) {
  const t = useText()
  const { openSignIn } = useCustomer()
  return (
    <Empty picture={picture} title={title} text={t('sign-in.hint')}>
      <Button onClick={openSignIn}>{t('sign-in.title')}</Button>
    </Empty>
  )
}
