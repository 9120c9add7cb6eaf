import type { CampaignBody } from '#contract/loyalty/campaigns.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'

/** What a campaign gives, said: a coupon's worth, or that it is a message alone. */
export function CouponWords({ coupon }: { readonly coupon: CampaignBody['coupon'] }) {
  const t = useText()
  if (!coupon) return <>{t('campaign.message-only')}</>
  const [before = '', after = ''] = t(
    coupon.kind === 'percent' ? 'campaign.off-percent' : 'campaign.off-amount',
  ).split('{value}')
  return (
    <>
      {before}
      {coupon.kind === 'percent' ? <N>{coupon.percent}%</N> : <Money amount={coupon.amount} />}
      {after}
    </>
  )
}
