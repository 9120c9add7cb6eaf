import type { EInvoiceUnitsWire } from '#contract/einvoicing/einvoicing.ts'
import { sampleSeller } from '#contract/einvoicing/sample-einvoicing.ts'
import {
  startZatcaSimulator,
  type ZatcaSimulator,
} from '#server/adapters/einvoicing/zatca-simulator/zatca-simulator.ts'
import { openEInvoicing } from '#server/demo/external-services.ts'
import type { EInvoiceRow } from '#server/store/einvoicing/einvoice-documents.ts'
import { makeShop, type Shop } from './make-shop.ts'
import { makeTestApp, type TestApp } from './make-test-app.ts'

/** The product with a simulated tax authority, whose clock is the product's own. */
export interface EInvoicingTest extends TestApp {
  readonly zatca: ZatcaSimulator
}

/** Takes how long the product waits for the authority; returns the product beside it. */
export async function makeEInvoicingTest(timeoutMs = 5000): Promise<EInvoicingTest> {
  const zatca = await startZatcaSimulator()
  const eInvoicing = openEInvoicing('sandbox', () => ({ url: zatca.url, timeoutMs }))
  const test = await makeTestApp({ eInvoicing })
  zatca.mood.clock = test.deps.clock
  return {
    ...test,
    zatca,
    async close() {
      await test.close()
      await zatca.close()
    },
  }
}

/** Takes a shop; its owner connects its first branch. */
export async function connectBranch(
  shop: Shop,
  { otp = '123345', seller = sampleSeller } = {},
): Promise<EInvoiceUnitsWire> {
  const owner = await shop.staff()
  return owner.call('POST', `/api/v1/staff/einvoicing/${shop.branchIds[0]}`, { otp, seller })
}

/** A shop whose first branch is connected. */
export async function makeConnectedShop(test: EInvoicingTest): Promise<Shop> {
  const shop = await makeShop(test)
  await connectBranch(shop)
  return shop
}

/** Takes a shop; returns the documents of its first branch, in the order of the chain. */
export function documentsOf(test: TestApp, shop: Shop): Promise<EInvoiceRow[]> {
  return test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('einvoice_documents')
      .selectAll()
      .where('branch_id', '=', shop.branchIds[0] ?? '')
      .orderBy('counter')
      .execute(),
  )
}
