import { apiScopes, type ApiScope } from '#domain/integrations/api-scope.ts'
import { apiKeyHash, makeApiKey } from '#server/secrets/api-key-hash.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertApiKey } from '#server/store/integrations/api-keys.ts'
import type { TestApp } from './make-test-app.ts'

/** Takes a restaurant and scopes; returns a key of the outward API and its id. */
export async function addTestKey(
  test: TestApp,
  tenantId: string,
  scopes: readonly ApiScope[] = apiScopes,
): Promise<{ apiKeyId: string; apiKey: string }> {
  const [apiKeyId, apiKey] = [makeId(), makeApiKey()]
  await test.database.db.write(tenantId, (db) =>
    insertApiKey(db, {
      id: apiKeyId,
      name: 'Till',
      scopes: [...scopes],
      hint: apiKey.slice(-4),
      made_at: new Date(test.deps.clock()),
      hash: apiKeyHash(apiKey),
      madeBy: 'test',
    }),
  )
  return { apiKeyId, apiKey }
}
