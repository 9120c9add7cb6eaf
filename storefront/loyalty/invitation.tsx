import type { InvitationWire } from '#contract/loyalty/challenges.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Card } from '../customers/account/card.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import friends from '../pictures/friends.webp'
import { Money } from '../shell/money.tsx'
import styles from './referral.module.css'
import { useClaim } from './use-claim.ts'

interface InvitationProps {
  readonly invitation: InvitationWire
  readonly code: string
  readonly signedIn: boolean
}

/** Who invites, what comes of it, and the one press that accepts it. */
export function Invitation({ invitation, code, signedIn }: InvitationProps) {
  const t = useText()
  const { openSignIn } = useCustomer()
  const { step, refused, claim } = useClaim()
  const title = invitation.name ? t('referral.invites', { name: invitation.name }) : t('referral.invited')
  return (
    <Card title={title}>
      <div className={styles.invitation}>
        <img src={friends} alt="" width={96} height={96} />
        <p>
          <Say k="referral.gift" holes={{ amount: <Money amount={invitation.friend_reward} size="s" /> }} />{' '}
          {invitation.minimum && (
            <Say
              k="referral.gift-minimum"
              holes={{ minimum: <Money amount={invitation.minimum} size="s" /> }}
            />
          )}
        </p>
      </div>
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      {step === 'done' ? (
        <Note tone="ok">{t('referral.accepted')}</Note>
      ) : (
        <Button
          size="lg"
          wide
          state={step === 'busy' ? 'busy' : 'idle'}
          onClick={() => (signedIn ? claim(code) : openSignIn())}
        >
          {t(signedIn ? 'referral.accept' : 'referral.sign-in')}
        </Button>
      )}
    </Card>
  )
}
