/** The same direction, of this length. */
export function toLength(vector: Float32Array, length: number): Float32Array {
  const factor = length / (Math.sqrt(dot(vector, vector)) || 1);
  return vector.map((value) => value * factor);
}

export function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
