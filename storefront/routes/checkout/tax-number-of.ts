import type { BranchWire } from '#contract/menu/menu.ts'

/**
 * Takes the branch that sells, if it is known, and the restaurant; returns the tax number under which the VAT is taken: the
 * branch's own where it has one (enable_custom_tax), else the restaurant's; empty without any. Spec 3.
 */
export function taxNumberOf(
  branch: Pick<BranchWire, 'tax'> | undefined,
  restaurant: { readonly tax_number: string },
): string {
  return branch?.tax.enable_custom_tax ? branch.tax.custom_tax_number : restaurant.tax_number
}
