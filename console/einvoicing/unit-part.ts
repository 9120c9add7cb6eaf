import type { EInvoiceUnitsWire, EInvoiceUnitWire } from '#contract/einvoicing/einvoicing.ts'

/** What is opened of a branch's unit. */
export type UnitPart = 'connect' | 'seller' | 'renew' | 'documents' | 'end'

/** What every sheet of a unit is given. */
export interface UnitSheetProps {
  readonly unit: EInvoiceUnitWire
  readonly onUnits: (units: EInvoiceUnitsWire) => void
  readonly onClose: () => void
}
