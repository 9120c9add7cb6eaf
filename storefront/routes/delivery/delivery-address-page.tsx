import { ChevronLeft } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { visitContext } from '#web/visit-context.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { DeliveryForm } from '../../delivery/delivery-form.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useDeliveryText } from '../../i18n/use-delivery-text.ts'
import { LateSkeleton } from '../../shell/late-skeleton.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { readNextPath } from '../../customers/sign-in/next-path.ts'
import styles from './delivery-address-page.module.css'
import { useSearchParams } from '../../moves/moves.ts'

const noMap: MapSettingsWire = { tiles: null, google_key: null, search: 'none', center: null }

/** Nothing of the visitor: how the map is drawn. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  return { settings: await client.mapSettings().catch(() => noMap) }
}

/** Where to deliver, with the map: a page of its own, since a page of money loads no map (safety 25, decision 0032). */
export default function DeliveryAddressPage() {
  const t = useText()
  const words = useDeliveryText()
  const { settings } = useLoaderData<typeof loader>()
  const { ready, unreachable, cart } = useCart()
  const { known } = useCustomer()
  const params = useSearchParams()
  const next = readNextPath(params.get('next'))
  return (
    <>
      <PageHead title={words('delivery.title')} hidden />
      <TopBar
        column
        title={words('delivery.title')}
        start={
          <LocalLink to={next ? '/cart' : '/'} className={iconButtonClass()} aria-label={t('shell.back')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
      />
      <main id="content" className={styles.page}>
        <p className={styles.lead}>{words('delivery.lead')}</p>
        {(ready || unreachable) && known ? (
          <DeliveryForm cart={cart} settings={settings} next={next} />
        ) : (
          <div className={styles.boxes}>
            <LateSkeleton heights={['52px', '120px', '54px', '76px', '88px', '76px', '76px']} />
          </div>
        )}
      </main>
    </>
  )
}
