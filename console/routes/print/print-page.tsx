import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { printLanguages, type PrintLanguage } from '#domain/printing/print-ticket.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { PrintDesk } from '../../printing/print/print-desk.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { role } = await getMember(visit)
  if (!mayStaff(role, 'see_board')) return { paper: undefined, receipts: false, orderId: '' }
  const search = new URL(request.url).searchParams
  const receipts = mayStaff(role, 'see_money')
  const station = search.get('station')
  const language = printLanguages.find((one): one is PrintLanguage => one === search.get('language'))
  const orderId = params['id'] ?? ''
  const paper = await ask(
    visit.client.getOrderPaper(orderId, {
      paper: receipts && search.get('paper') !== 'kitchen' ? 'receipt' : 'kitchen',
      ...(station && { station_id: station }),
      ...(language && { language }),
    }),
  )
  return { paper, receipts, orderId }
}

/** An order as a ticket; the browser's own print dialog opens by itself. */
export default function PrintPage() {
  const { paper, receipts, orderId } = useLoaderData<typeof loader>()
  return paper ? <PrintDesk orderId={orderId} paper={paper} receipts={receipts} /> : <NoAccess why="room" />
}
