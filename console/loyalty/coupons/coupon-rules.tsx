import { ChevronDown } from 'lucide-react'
import { orderTypes } from '#domain/core/order-type.ts'
import { Icon } from '#ui/icon.tsx'
import { WindowRows } from '../../timing/window-rows.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { ChoiceList } from './choice-list.tsx'
import type { CouponItem } from './coupon-dishes.ts'
import styles from './coupons-screen.module.css'
import type { CouponForm } from './use-coupon-form.ts'

interface CouponRulesProps {
  readonly form: CouponForm
  readonly groups: readonly CouponItem[]
}

/** Where, how, when and for whom a coupon serves. What pays into a wallet is no matter of branch or order type. */
export function CouponRules({ form, groups }: CouponRulesProps) {
  const t = useText()
  const { branches } = useMember()
  const { lists, setList } = form
  const hours = (
    <details className={styles.fold}>
      <summary>
        {t('coupons.windows')}
        <span>{lists.windows.length === 0 ? t('coupons.all') : lists.windows.length}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.folded}>
        <WindowRows windows={lists.windows} onChange={(windows) => setList('windows', windows)} />
      </div>
    </details>
  )
  return (
    <div>
      {form.kind !== 'wallet' && (
        <>
          <ChoiceList
            title={t('coupons.branches')}
            all={branches}
            chosen={lists.branch_ids}
            onChange={(ids) => setList('branch_ids', ids)}
          />
          <ChoiceList
            title={t('coupons.types')}
            all={orderTypes.map((id) => ({ id, name: t(`type.${id}`) }))}
            chosen={lists.types}
            onChange={(types) => setList('types', types)}
          />
        </>
      )}
      {hours}
      <ChoiceList
        title={t('coupons.groups')}
        all={groups}
        chosen={lists.group_ids}
        onChange={(ids) => setList('group_ids', ids)}
      />
    </div>
  )
}
