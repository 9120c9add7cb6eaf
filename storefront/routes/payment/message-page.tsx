import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { StatusScreen } from './status-screen.tsx'

const codes = ['expired', 'used', 'refused'] as const
const looks = { expired: 'err', used: 'ok', refused: 'err' } as const

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('code')
  return { code: codes.find((code) => code === wanted) ?? 'refused' }
}

/** Where a payment or order link ends that is expired, used or refused (rule "Ended links"). */
export default function MessagePage() {
  const t = useText()
  const { code } = useLoaderData<typeof loader>()
  return (
    <StatusScreen look={looks[code]} title={t(`message.${code}`)} hint={t(`message.${code}-hint`)}>
      <LocalLink to="/menu" className={buttonClass({ size: 'lg', wide: true })}>
        {t('cart.to-menu')}
      </LocalLink>
    </StatusScreen>
  )
}
