import { HttpResponse, type JsonBodyType } from 'msw';

export const dataResponse = (data: JsonBodyType) => HttpResponse.json({ isSuccessful: true, message: null, data });

export const listResponse = (...records: JsonBodyType[]) => dataResponse(records);

export const errorResponse = (status: number, headers: Record<string, string> = {}, message = 'No', code?: string) =>
  HttpResponse.json({ isSuccessful: false, message, code, data: [] }, { status, headers });
