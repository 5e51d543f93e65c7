/** Where Snowball's region begins: behind the first consonant that follows a vowel, counted from `from`. */
export function regionAfterVowelConsonant(word: string, from: number, vowels: string): number {
  for (let at = from + 1; at < word.length; at++) {
    if (vowels.includes(word.charAt(at - 1)) && !vowels.includes(word.charAt(at))) return at + 1;
  }
  return word.length;
}
