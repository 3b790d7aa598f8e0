// Imported before all others: the page goes on with what else its address needs (build/early-parts.ts).
window.dispatchEvent(new Event('app-runs'))
