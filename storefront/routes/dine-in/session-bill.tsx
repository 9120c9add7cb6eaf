export { BillScreen as default } from '../../dine-in/bill-screen.tsx'
