/** How many taps a windowed-sinc filter needs for so many decibels of suppression; `transition` in cycles a sample. */
export function tapsFor(decibels: number, transition: number): number {
  return (decibels - 7.95) / (14.36 * transition);
}

/** The shape of the Kaiser window that suppresses by so many decibels. */
export function betaOf(decibels: number): number {
  return 0.1102 * (decibels - 8.7);
}

/** The Kaiser window; `place` runs from -1 to 1, and outside it is 0. */
export function kaiser(place: number, beta: number): number {
  return Math.abs(place) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - place * place)) / bessel(beta);
}

/** Modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
