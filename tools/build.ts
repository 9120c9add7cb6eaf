// `npm run build`: what `npm start` does first, on its own.
import { fileURLToPath } from 'node:url'
import { buildProduct } from './build-product.ts'
import { tellRefusal } from './tell-refusal.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const began = performance.now()
try {
  const built = await buildProduct(root, console.log)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    built.length > 0 ? `Built ${built.join(', ')} in ${seconds} s.` : 'Everything is built already.',
  )
} catch (error) {
  tellRefusal(error)
}
