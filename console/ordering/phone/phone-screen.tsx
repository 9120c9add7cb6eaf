import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { DishList } from '../../menu/dish/dish-list.tsx'
import { useText } from '../../i18n/use-text.ts'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { mayGiveWay } from '../../shell/draft/unsaved.ts'
import { CallerCard } from './caller-card.tsx'
import { PhoneBill } from './phone-bill.tsx'
import { newLine } from './phone-line.ts'
import { PhoneLines } from './phone-lines.tsx'
import { PhonePlaced } from './phone-placed.tsx'
import styles from './phone-screen.module.css'
import { PhoneWhere } from './phone-where.tsx'
import { usePhoneOrder } from './use-phone-order.ts'

/** Takes an order by phone: who calls, how and when, the dishes, and what it costs while the caller speaks. */
export function PhoneScreen({ first }: { readonly first: PhoneDeskWire }) {
  const t = useText()
  const order = usePhoneOrder(first)
  const { draft, desk, press, begun } = order
  return (
    <>
      <title>{t('phone.title')}</title>
      <header className={head.head}>
        <h1>{t('phone.title')}</h1>
        <BranchPicker
          branchId={draft.branchId}
          onPick={(branchId) => order.change({ branchId, slot: null })}
        />
        {begun && !press.placed && (
          <span className={styles.over}>
            <Button kind="t" onClick={() => mayGiveWay(t('phone.clear-sure')) && order.next()}>
              {t('phone.clear')}
            </Button>
          </span>
        )}
      </header>
      <main id="content" className={styles.page}>
        {press.placed ? (
          <PhonePlaced placed={press.placed} onNext={order.next} />
        ) : (
          <div className={styles.layout}>
            <div className={page.stack}>
              <CallerCard order={order} />
              {order.deskFailed && (
                <Note tone="err" alert>
                  {t('phone.desk-failed')}
                </Note>
              )}
              <PhoneWhere order={order} />
              <section className={page.card} aria-labelledby="phone-dishes">
                <h2 id="phone-dishes">{t('pick.dishes')}</h2>
                <DishList
                  dishes={desk.dishes}
                  onPut={(dish, taken, quantity) => order.put(newLine(dish, taken, quantity))}
                />
              </section>
            </div>
            <div className={styles.side}>
              <section className={page.card} aria-labelledby="phone-order">
                <h2 id="phone-order">{t('phone.order')}</h2>
                <PhoneLines order={order} />
                <PhoneBill order={order} />
              </section>
            </div>
          </div>
        )}
      </main>
    </>
  )
}
