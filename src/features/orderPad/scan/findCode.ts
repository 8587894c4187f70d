type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

type ScanningWindow = Window & { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'];
const pauseMs = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** The first code that the camera sees, or null once the signal is aborted. Either way the camera is off afterwards. */
export const findCode = async (video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> => {
  const { BarcodeDetector } = window as ScanningWindow;
  if (!BarcodeDetector) throw new Error('this browser reads no barcodes');
  const detector = new BarcodeDetector({ formats });
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = camera;
    await video.play();
    for (;;) {
      if (signal.aborted) return null;
      // Fails while there is no picture yet.
      const [found] = await detector.detect(video).catch(() => []);
      if (found) return found.rawValue;
      await pause();
    }
  } finally {
    camera.getTracks().forEach((track) => track.stop());
  }
};
