/** Takes an answer and the most letters that it may have; returns its text whole. Throws a RangeError at one that is longer. */
export async function readAnswer(
  response: { readonly body: AsyncIterable<Uint8Array> | null },
  most: number,
): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) throw new RangeError('the answer is too long')
  }
  return text + decoder.decode()
}
