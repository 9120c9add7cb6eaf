import { AccountScreen } from '../../operator/account-screen.tsx'

/** The operator's own sign-in. */
export default function AccountPage() {
  return <AccountScreen />
}
