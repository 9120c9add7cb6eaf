/** Takes what the browser says of itself and the tenant's store pages; returns the one of that phone, or undefined. Rule "App page". */
export function storeOf(
  agent: string,
  { appStore, playStore }: { readonly appStore: string; readonly playStore: string },
): string | undefined {
  const store = /iPhone|iPad|iPod/.test(agent) ? appStore : /Android/.test(agent) ? playStore : ''
  return store === '' ? undefined : store
}
