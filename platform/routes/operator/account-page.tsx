import { AccountScreen } from '../../operator/account-room.tsx'

/** The operator's own sign-in. */
export default function AccountPage() {
  return <AccountScreen />
}
