import type { Caller } from '../core/caller.ts'
import type { CartWire } from '../ordering/cart.ts'
import type {
  OrderFilter,
  OrderRowWire,
  PageOf,
  PointsBalanceWire,
  PointsLogWire,
  WalletLogWire,
  WalletSettingsWire,
} from './customer-lists.ts'
import type {
  ChangeCustomerBody,
  CustomerWire,
  DeletionWire,
  NotificationsWire,
  SessionWire,
} from './customer.ts'
import type { CodeAskedWire, RecipientBody, ResumedWire, SignedInWire } from './sign-in.ts'

/** Takes how to call; returns the calls by which a customer signs in and out. Spec 4 "Customer session". */
export function signInCalls({ get, call }: Caller) {
  return {
    requestCode: (body: RecipientBody) => call<CodeAskedWire>('POST', '/api/v1/user/auth/request-code', body),
    signIn: (body: RecipientBody & { code: string }) =>
      call<SignedInWire>('POST', '/api/v1/user/auth/sign-in', body),
    signOut: (everywhere = false) =>
      call<{ done: true }>('POST', '/api/v1/user/auth/sign-out', { everywhere }),
    resume: (state: string, confirm = false) =>
      call<ResumedWire>('POST', '/api/v1/user/auth/resume', { state, confirm }),
    sessions: () => get<{ data: SessionWire[] }>('/api/v1/user/auth/sessions'),
    endSession: (id: string) => call<{ done: true }>('DELETE', `/api/v1/user/auth/sessions/${id}`),
    requestContactCode: (body: RecipientBody) =>
      call<CodeAskedWire>('POST', '/api/v1/user/customers/contact/request-code', body),
    changeContact: (body: RecipientBody & { code: string }) =>
      call<CustomerWire>('PUT', '/api/v1/user/customers/contact', body),
  }
}

/** Takes how to call; returns the calls of a signed-in customer's account. Spec 7. */
export function customerCalls({ get, call }: Caller) {
  return {
    customer: () => get<CustomerWire>('/api/v1/user/customers/details'),
    changeCustomer: (body: ChangeCustomerBody) =>
      call<CustomerWire>('PUT', '/api/v1/user/customers/update', body),
    setAvatar: (image: Blob) => call<CustomerWire>('PUT', '/api/v1/user/customers/avatar', image),
    removeAvatar: () => call<CustomerWire>('DELETE', '/api/v1/user/customers/avatar'),
    deletion: () => get<DeletionWire>('/api/v1/user/customers/deletion'),
    deleteCustomer: (body: { wallet_balance: string; points_balance: number }) =>
      call<{ done: true }>('DELETE', '/api/v1/user/customers/delete', body),
    /** The same as a link: downloadPath. */
    downloadCustomer: () => get<Record<string, unknown>>(downloadPath),
    notifications: () => get<NotificationsWire>('/api/v1/user/customers/notifications'),
    setNotifications: (body: NotificationsWire) =>
      call<NotificationsWire>('PUT', '/api/v1/user/customers/notifications', body),
    orders: (query: { page?: number; filter?: OrderFilter } = {}) =>
      get<PageOf<OrderRowWire>>('/api/v1/user/orders', query),
    reorder: (orderId: string) => call<CartWire>('POST', '/api/v1/carts/from-order', { order_id: orderId }),
    walletBalance: () =>
      get<{ balance: string; min_order_amount: string }>('/api/v1/wallet/wallet-logs/balance'),
    walletLogs: (query: { page?: number } = {}) =>
      get<PageOf<WalletLogWire>>('/api/v1/wallet/wallet-logs/list', query),
    walletSettings: () => get<WalletSettingsWire>('/api/v1/wallet/wallet-settings'),
    pointsBalance: () => get<PointsBalanceWire>('/api/v1/loyalty/points-logs/balance'),
    pointsLogs: (query: { page?: number } = {}) =>
      get<PageOf<PointsLogWire>>('/api/v1/loyalty/points-logs/list', query),
    pointsSettings: () => get<{ min_points: number; point_value: string }>('/api/v1/loyalty/points-settings'),
  }
}

/** Where "download my data" leads: the answer is a file. */
export const downloadPath = '/api/v1/user/customers/download'
