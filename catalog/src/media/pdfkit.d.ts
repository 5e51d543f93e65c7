// The part of pdfkit the documents use; the package ships no types.
declare module "pdfkit" {
  import type { Readable } from "node:stream";

  interface TextOptions {
    width?: number;
    lineGap?: number;
    paragraphGap?: number;
    continued?: boolean;
    align?: "left" | "right";
    lineBreak?: boolean;
    height?: number;
  }

  interface PdfDocument extends Readable {
    x: number;
    y: number;
    page: {
      width: number;
      height: number;
      margins: { left: number; right: number; top: number; bottom: number };
    };
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(colour?: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveDown(lines?: number): this;
    addPage(): this;
    switchToPage(page: number): this;
    bufferedPageRange(): { start: number; count: number };
    end(): void;
  }

  interface PdfOptions {
    size?: string;
    /** Keeps pages open, so that page numbers can be added at the end. */
    bufferPages?: boolean;
    margins?: { left: number; right: number; top: number; bottom: number };
    info?: { Title?: string; Author?: string; CreationDate?: Date };
    lang?: string;
    displayTitle?: boolean;
  }

  const PDFDocument: new (options?: PdfOptions) => PdfDocument;
  export default PDFDocument;
}
