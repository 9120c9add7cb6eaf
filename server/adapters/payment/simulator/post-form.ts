/** Sends a form as a browser would; returns where it leads. */
export async function postForm(url: string, form: Record<string, string>): Promise<string> {
  const sent = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const }
  return (await fetch(url, sent)).headers.get('location') ?? ''
}
