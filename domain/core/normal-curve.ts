const inverseOfPi2 = 1 / Math.sqrt(2 * Math.PI)

/** Takes a point of the standard normal curve; returns its height there. */
export function normalHeight(x: number): number {
  return inverseOfPi2 * Math.exp(-(x * x) / 2)
}

/** Takes a point of the standard normal curve; returns the share that lies below it, right to 1e-7 (Abramowitz 26.2.17). */
export function normalShare(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    normalHeight(x) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return x >= 0 ? 1 - tail : tail
}

/** Takes a share between 0 and 1; returns the point that it lies below, right to 1e-8 in the middle (Acklam). */
export function normalPoint(share: number): number {
  const p = Math.min(1 - 1e-12, Math.max(1e-12, share))
  if (p > 1 - low) return -normalPoint(1 - p)
  if (p >= low) {
    const q = p - 0.5
    const r = q * q
    return (polynomial(middle.top, r) * q) / (polynomial(middle.bottom, r) * r + 1)
  }
  const q = Math.sqrt(-2 * Math.log(p))
  return polynomial(outer.top, q) / (polynomial(outer.bottom, q) * q + 1)
}

const low = 0.02425
const middle = {
  top: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  bottom: [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572],
}
const outer = {
  top: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  bottom: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416],
}

function polynomial(factors: readonly number[], x: number): number {
  return factors.reduce((sum, factor) => sum * x + factor, 0)
}
