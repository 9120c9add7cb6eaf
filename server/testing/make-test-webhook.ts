import type { WebhookType } from '#domain/integrations/webhook.ts'
import { webhookTypes } from '#domain/integrations/webhook.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeWebhookSecret } from '#server/adapters/webhooks/sign-webhook.ts'
import { addEvent, insertEndpoint } from '#server/store/integrations/webhooks.ts'
import type { TestApp } from './make-test-app.ts'

/**
 * Takes a restaurant; returns an address of it that is told of everything, with a delivery that lies a year ahead. Its
 * name leads nowhere.
 */
export async function addTestWebhook(
  test: TestApp,
  tenantId: string,
  events: readonly WebhookType[] = webhookTypes,
): Promise<{ webhook: string; delivery: string }> {
  const [webhook, eventId] = [makeId(), makeId()]
  const at = new Date(test.deps.clock())
  const dueAt = new Date(at.getTime() + 365 * 86_400_000)
  return test.database.db.write(tenantId, async (db) => {
    await insertEndpoint(db, {
      id: webhook,
      url: `http://127.0.0.1:9/${makeId()}`,
      events: [...events],
      sealed_secret: test.seal.close(makeWebhookSecret()),
      made_at: at,
    })
    await addEvent(db, {
      id: eventId,
      type: 'ping',
      subject: webhook,
      body: '{}',
      at,
      dueAt,
      endpointId: webhook,
    })
    const { id: delivery } = await db.q
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow()
    return { webhook, delivery }
  })
}
