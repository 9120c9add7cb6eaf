#!/usr/bin/env bash
# @hevcjs/core 1.4.5 (an HEVC decoder in WebAssembly): a still whose encoder was allowed to skip the transform.
#
# Guess: transform skip is a tool of HEVC's first version and of its still profile, so a decoder either decodes it or refuses
# the parameter set that switches it on (transform_skip_enabled_flag in the PPS).
# Seen: it answers a frame, no error and no warning, and the picture is garbled: 57.0 dB of luma without the tool, 36.6 with it,
# from the same picture, encoder (x265 3.5) and quality. iPhones do not use the tool; phones of other makers declare it.
# libde265 (in libheif-js 1.23.2) decodes both alike. So a decoder that was tried on one encoder's default proves little.
# Exits non-zero when the two differ by less than 6 dB.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @hevcjs/core@1.4.5 >/dev/null
# a picture of 64 x 48 (coded 64 x 64) as a bit stream: heif-enc -q 90, the second with -p x265:tskip=1
base64 -d >plain.hevc <<'B64'
AAAAAUABDAH//wNwAAADAJAAAAMAAAMAHroCQAAAAAFCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEAAAABRAHBc8CJAAAA
ASgBrwY4iWRm5F2H/xreCjWw7X6VYh9rgYR8l8M1OEsUpcKuY8hXd3AYkxyuN6Q54XtaqmjSpZ3r/5jSi8L35czE48rl5fqH/7eWntdKugyDFPbkC35w
CcwhB+mr+aaG5MRi4U63HSttt9/1XNBMY/v4WJz3talnUKjALAWzNiebzmPy1wiFx3+ub9YX7FUeHjeuOreLERbfbe4IxcceCLmq1obpqD8IxEhluj/g
1v1EVj9yWVvb1O5CrsZu7zfqSM+euzK7QH8IXWSgx/fZZiPyTVxj5UEBICntyr/H4Cp9meqzFdfQad7s5LU2tTjPGCX5pih8M0tl1JQHnZkyQ3IC7JtU
9EkQjxo2/xXriXawPOvyIAhh+zvfolAHgckoe/xpe7lPFCgao0CVQHojcbdvPSJ2jET3Zcdd7zeQ5zJocQgF0dYw3945wEDulii+4dl5/AyN3zk8E3l6
PHezR8jDV1hO6cy2kxWjS1iy8DQgWOAAZcz1oo4+O4pIlDjdRhSRNCdoax0srGd0eOq1ykfnncK45cgz0Kzj+dgRdZJzdiXbFrUXQuiVQWKz6476of4G
eWKZvqeu9jTeUgfU9JQ10zCQpJ3vRLHZS0owwkp9H42LFyvVwyiA5EPUQBX4zTxmYMoB/Tf0uoO1SRGLyLegii6cAn8v4KisPwBBMthBcyAK+MMT7uuE
R8J4kmiJQfA/PFrMvnhFKuSxyzoULBOIKfwADwgLScSXFBl20gmDt/6j/PG5Iz8Vmt5aKam+Q3fyG/Xj8RAONr8L4BeBuoX7fQa+xRuwhNmKabPVzYng
EKR2ihVX9c2HwyhchpjTNNYvhV2xrfAslj+YLt34E1P0UNF7quYzie2oZsV4ONWt5EckAynRoSGGHj+Jk6I36FfJewidIYMcZzUQh18XVRxB80Kp8uoz
q9nyaD1cT4AN09bCjZQ1J61Uv0HCj3oF07nXI+Pl4Q+yrGaI0t8JDlbvYss4At+E1uakgNmvg01cCWLkKVVA6fVGfnhoVmxB62LYDNYyafcw7+64T67L
OGLDCNhz86v3mh2xrzwgVVhd219eyAWZKhd9ORUyA/iIr6rDwsCOIV+S5FtLxhyP12ITKxHCLPIsQZwUF8AaL7+Ew0E5rq1PJSeRT6TcWG20o+SDBHWp
6g/0Wh+XBSQEUyoaPw5T6n6xi2hz5DhVydE4kbVcVpXpekiSrrhKkY6CF/L/mJr7lqWLT9n4Q/OJzNF76PBr/fppsa7DdCahnkVDaiMAn5bvd1HDBAfD
VZNEGzYBpF8awsq2gKuvpselhvwkpOdbtNH/ucdo5jzuc2wass7nksP7dezpy0k8edLZjtin2wN9sDOyi2ExSjUzS2W9po9jzoZryWZfM9on4sYxVpVE
Ve2m7n9/+9Y2poQRVjP3o98eyQjHHuZ4xfHHa6SlaGtgODRFLYK1DtRm20DZ40Ijhuy7eMYincY+0+GNlWwQPfnPxZfC/w==
B64
base64 -d >skip.hevc <<'B64'
AAAAAUABDAH//wNwAAADAJAAAAMAAAMAHroCQAAAAAFCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEAAAABRAHBd8CJAAAA
ASgBrwY4iWRm5F2H/xreCjWw7X6VYh9rgYR8l8M1OEsUpcKuY8hXd3AYkxyuN6Q54XtaqmjSpZ3r/5jSi8L35czE48rl5fqH/7eWntdKugyDFPbkC35w
CcwhB+mr+aaG5MRi4U63HSttt9/1XNBMY/v4WJz3talnUKjALAWzNiebzmPy1wiFx3+ub9YX7FUeHjeuOreLERbfbe4IxcceCLmq1obpqD8IxEhluj/g
1v1EVj9yWVvb1O5CrsZu7zfqSM+euzK7QH8IXWSgx/fZZiPyTVxj5UEBICntyr/H4Cp9meqzFdfQad7s5LU2tTjPGCX5pih8M0tl1JQHnZkyQ3IC7JtU
9EkQjxo2/xXriXawPOvyIAhh+zvfolAHgckoe/xpe7lPFCgao0CVQHojcbdvPSJ2jET3Zcdd7zeQ5zJocQgF0dYw3945wEDulii+4dl5/AyN3zk8E3l6
PHezR8jDV1hO6cy2kxWjS1iy8DQgWOAAZcz1oo4+O4pIlDjdRhSRNCdoax0srGd0eOq1ykfnncK45cgz0Kzj+dgRdZJzdiXbFrUXQuiVQWKz6476of4G
eWKZvqeu9jTeUgfU9JQ10zCQpJ3vRLHZS0owwkp9H42LFyvVwyiA5EPUQBX4zTxmYMoB/Tf0uoO1SRGLyLegii6cAn8v4KisPwBBMthBcyAK+MMT7uuE
R8J4kmiJQfA/PFrMvnhFKuSxyzoULBOIKfwADwgLScSXFBl20gmDt/6j/PG5Iz8Vmt5aKam+Q3fyG/Xj8RAONr8L4BeBuoX7fQa+xRuwhNmKabPVzYng
EKR2ihVX9c2HwyhchpjTNNYvhV2xrfAslj+YLt34E1P0UNF7quYzie2oZsV4ONWt5EckAynRoSGGHj+Jk6I36FfJewidIYMcZzUQh18XVRxB80Kp8uoz
q9nyaD1cT4AN09bCjZQ1J61Uv0HCj3oF07nXI+Pl4Q+yqwiSZFwFLD/BH94iIgAACnIy1D9FjFi1M2AAIwmTgniKioLXv8ZX9r5IWkf8Gf3yIC+0Dyv3
npAFUljuylsRq06i6qdyreojMx/q9S1/f/2j44JkuUdqt7Xf/DJCBr/3osTUL37AEuy44hqcdaYEHLLaRJWYS2kxqo7wXtqJRcR/PAAIEzE4eWpazVwE
3lbgkUzvcMUmTxLvAAWkzwj/hX/CgAfwIfa+YmOVrCojkEzNsOECWWnXzV6/ShdtzfHU/3mDi0OULnZN0DA+HrowvkgbjwE5+g9HT8yoo3c8cV0QsRJP
EIzJy0tbxyi+7X5FuOeO9egX/CHVU/KvfBAw3yVKeRp5uXj5CAcRUREIWBrjcUY77oTv3qJ/FHMssv6gsbbRCKaMTF6W5+Efbb9NAKx0YJPLDQGnA6wZ
UXDjceiVTx+AQwDB8jukXjtmdVcFWONwoA8M9nhJjmnCU9JlAO6Y4xsBz+OjN9gcbMpAdDkCfz/5/2KDzY8Pbf6Y7BC5HCE2iYtClaxK3IsUN8hDXgB2
u7ZO3Vp3rdi6ZPWLKpu+19hWD4A=
B64
cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { HEVCDecoder } from '@hevcjs/core'
// the package's loader is CommonJS inside a package of modules
const file = fileURLToPath(new URL('wasm/hevc-decode.js', import.meta.resolve('@hevcjs/core')))
const load = compileFunction(`${readFileSync(file, 'utf8')}; return HEVCDecoderModule`, ['require', '__dirname', '__filename'])
globalThis.HEVCDecoderModule = load(createRequire(file), dirname(file), file)
const luma = (x, y) => {
  const dark = x > 32 && (x * x * 7 + y * y * 5 + x * y * 3) % 4 === 0 ? -60 : 0
  return 0.299 * (80 + x * 2 + dark) + 0.587 * (70 + y * 3 + dark) + 0.114 * (240 - x - y + dark)
}
const quality = async (name) => {
  const decoder = await HEVCDecoder.create()
  const [frame] = decoder.decode(readFileSync(name)).frames
  decoder.destroy()
  let error = 0
  for (let y = 0; y < 48; y += 1) for (let x = 0; x < 64; x += 1) error += (frame.y[y * frame.width + x] - luma(x, y)) ** 2
  return 10 * Math.log10(255 ** 2 / (error / (64 * 48)))
}
const [plain, skip] = [await quality('plain.hevc'), await quality('skip.hevc')]
console.log(`luma without transform skip ${plain.toFixed(1)} dB, with it ${skip.toFixed(1)} dB`)
process.exit(plain - skip > 6 ? 0 : 1)
JS
node look.mjs
