import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { Button } from '#ui/button.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { VehicleLine } from '../../delivery/places/vehicle-line.tsx'
import { Card } from './card.tsx'
import styles from './vehicle-card.module.css'

const CarDialog = lazy(() => import('../../delivery/places/car-dialog.tsx'))

/** Which vehicle the order is brought to; the customer's default one stands there already. */
export function VehicleCard({ cart }: { readonly cart: CartWire }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  useUsualVehicle(cart)
  const { vehicle } = cart
  return (
    <Card title={t('car.title')}>
      {vehicle ? <VehicleLine vehicle={vehicle} /> : <p className={styles.quiet}>{t('car.not-chosen')}</p>}
      {vehicle && <p className={styles.quiet}>{t('car.at-branch')}</p>}
      <Button kind={vehicle ? 's' : 'p'} onClick={() => setOpen(true)}>
        {t(vehicle ? 'car.change' : 'car.choose')}
      </Button>
      {open && (
        <Suspense>
          <CarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** A cart without a vehicle takes the customer's default one; tried once for each cart. */
function useUsualVehicle({ cart_id, vehicle }: CartWire): void {
  const { changeDraft } = useCart()
  const { customer } = useCustomer()
  const usual = customer?.vehicles.find((one) => one.is_default)?.id
  const tried = useRef('')
  const wanting = vehicle ? '' : cart_id
  useEffect(() => {
    if (!wanting || !usual || tried.current === wanting) return
    tried.current = wanting
    // refused, it is asked for as if nothing were saved
    changeDraft({ vehicle: { id: usual } }).catch(() => {})
  }, [wanting, usual, changeDraft])
}
