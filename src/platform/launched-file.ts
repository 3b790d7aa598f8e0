/** The queue in which a browser hands over the files with which it started the app. Chromium alone has it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** Calls back with the file that the device asked the app to open (`file_handlers` of the manifest), once it has one. */
export function onLaunchedFile(listener: (file: File) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => {
    void files[0]?.getFile().then(listener, () => {}) // a file that has gone meanwhile: the screen still offers to choose one
  })
}
