/** Takes every picture and never says anything about it, but for one that lets it die. */
process.on("message", ({ bytes }: { bytes: Uint8Array }) => {
  if (bytes.length === 0) process.abort();
});
process.on("disconnect", () => process.exit());
