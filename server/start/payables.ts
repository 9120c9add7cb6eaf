import type { Payables } from '../ports/payable.ts'
import { creditCompany } from '../features/companies/charge-company.ts'
import { tableSharePayable } from '../features/dine-in/table-share-payable.ts'
import { lockGains } from '../features/loyalty/earn/take-back-gains.ts'
import { topUpPayable } from '../features/loyalty/top-up/top-up-payable.ts'
import { morePayable } from '../features/ordering/edit/more-payable.ts'
import { groupSharePayable } from '../features/ordering/group/group-share-payable.ts'
import { orderPayable } from '../features/ordering/order/order-payable.ts'
import { depositPayable } from '../features/reservations/deposit-payable.ts'

/** Everything that money is paid for, gathered for payments. */
export const payables: Payables = {
  byKind: {
    order: orderPayable,
    // other rows bring its money, so no gateway ever captures any for it
    table_round: orderPayable,
    table_share: tableSharePayable,
    group_share: groupSharePayable,
    wallet_topup: topUpPayable,
    reservation: depositPayable,
    order_more: morePayable,
  },
  lockGains,
  creditAccount: creditCompany,
}
