import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { forgetIntent } from '../../ordering/cart/order-intent.ts'
import { tabStore } from '#web/tab-store.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadPayment, pathAfter } from './load-payment.ts'
import { PaymentStatus } from './payment-status.tsx'
import { usePayment } from './use-payment.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const reference = new URL(request.url).searchParams.get('ref')
  const payment = await loadPayment(client, language, reference)
  // known at once, as most are: no page of its own in between. What its intent kept is for another cart, and harms none
  const to = payment.state === 'paid' ? pathAfter(payment) : undefined
  if (to) throw redirect(localPath(to, language))
  return { payment, reference: reference ?? '' }
}

/** Some gateways come back by POST from their own site, without our cookies: a GET of the same address brings them (safety 11). */
export function action({ request, context }: ActionFunctionArgs) {
  const reference = new URL(request.url).searchParams.get('ref') ?? ''
  const { language } = context.get(visitContext)
  return redirect(localPath(`/check_payment?ref=${encodeURIComponent(reference)}`, language), 303)
}

/** The return page of every gateway: shows what the server knows, never what the address says; works in any browser. */
export default function CheckPaymentPage() {
  const language = useLanguage()
  const { payment: initial, reference } = useLoaderData<typeof loader>()
  const watch = usePayment(reference, initial)
  const to = pathAfter(watch.payment)
  useEffect(() => {
    if (!to) return
    forgetIntent(tabStore)
    // the return address must not stay in the history: going back would come here again
    window.location.replace(localPath(to, language))
  }, [to, language])
  return <PaymentStatus watch={watch} />
}
