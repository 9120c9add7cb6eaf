export { BillScreen as default } from '../../table/bill-screen.tsx'
